export { type Files, isRemoteName, remoteFiles, scripts } from './remote-files.ts';
export { writeFiles } from './write-files.ts';
