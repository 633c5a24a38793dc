// Replaces federation's error messages by code, arguments and cause. The codes are explained at
// https://module-federation.io/guide/troubleshooting/runtime.
export const getShortErrorMsg = (code, _descriptions, args, thrown) =>
  [`#${code}`, args && JSON.stringify(args), thrown].filter(Boolean).join('\n');
