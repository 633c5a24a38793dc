/** What the server sends to the browser instead of an error: only its status, in the router's own shape. */
export const errorResponse = (status: number) => ({ status, statusText: '', internal: false, data: null });
