export { makeFolder } from './make-folder.ts';
export { type Files, remoteFiles, scripts } from './remote-files.ts';
export { faultOfName, namesOfGateway } from './remote-name.ts';
