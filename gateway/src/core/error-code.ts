/** The system's or Node's name of an error, as "ENOENT". Undefined if it has none. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
