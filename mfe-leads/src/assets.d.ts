/** Pictures are imported for the URL that the build gives them. */
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
