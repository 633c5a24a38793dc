// Stands for the sentences to federation's error codes: a message keeps its code and the address of the page that explains it.
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
