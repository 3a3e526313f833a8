/** A text with the line ends that a text field holds; forms send others. */
export const plainLines = (text: string): string => text.replace(/\r\n?/g, '\n');
