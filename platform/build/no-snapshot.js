// Stands for federation's snapshots: the gateway writes the registry of remotes into the document, no manifest is ever fetched.
const getGlobalRemoteInfo = () => {
  throw new Error('The registry of remotes is in the document, not in a snapshot');
};

class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
}

export { getGlobalRemoteInfo, SnapshotHandler };
