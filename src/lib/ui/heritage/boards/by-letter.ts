/** Files of the same name in the folders of the boards, by the letter of the board. */
export const byLetter = <File>(
	files: Readonly<Record<string, File>>
): { readonly [letter: string]: File } =>
	Object.fromEntries(
		Object.entries(files).map(([path, file]) => [path.split('/').at(-2)?.toUpperCase() ?? '', file])
	);
