// Stands for the sentences to federation's error codes: a message keeps its code.
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
