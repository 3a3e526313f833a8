/** Whether a source may become a link: an address of the web, and none that runs a script or opens a program. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);
