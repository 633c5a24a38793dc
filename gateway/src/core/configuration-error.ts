/** A fault in the configuration, which the operator must correct. Only its message is shown: a stack would not help. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
