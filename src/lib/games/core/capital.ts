/** Words as a sentence or a label begins with them: the first letter is a capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
