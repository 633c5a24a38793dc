/** The operator's to mend: its message says everything, a stack nothing. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
