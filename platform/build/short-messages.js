// Stands for federation's wording of its errors: the code, what it is about, what was thrown. The page that explains a code is
// https://module-federation.io/guide/troubleshooting/runtime.
export const getShortErrorMsg = (code, _descriptions, args, thrown) =>
  [`#${code}`, args && JSON.stringify(args), thrown].filter(Boolean).join('\n');
