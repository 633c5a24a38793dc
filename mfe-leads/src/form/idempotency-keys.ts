/** One key for one message: repeated after a failure it is the same lead; changed it is a new one. */
export function createIdempotencyKeys() {
  let last: { content: string; key: string } | undefined;
  const random = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    of(input: object): string {
      const content = JSON.stringify(input);
      if (last?.content !== content) last = { content, key: random() };
      return last.key;
    },
    forget(): void {
      last = undefined;
    },
  };
}
