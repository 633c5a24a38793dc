/** What travels from server to browser instead of an error: its status and nothing else, in the router's own shape. */
export const errorResponse = (status: number) => ({ status, statusText: '', internal: false, data: null });
