// Replaces the descriptions of federation's error codes. Messages keep their code.
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
