const ID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/** The ids of homes in a text, such as an address or what a device has stored, each once. Whatever else it holds is ignored. */
export const homeIdsIn = (text: string | null | undefined): string[] => [...new Set(text?.toLowerCase().match(ID))];
