/** `abc123.jpg` → `abc123`: what a picture's file and all its sizes have in common. */
export function stemOf(file: string): string {
  return file.slice(0, file.lastIndexOf('.'));
}
