// Replaces federation's snapshots. The gateway writes the registry of remotes into the document, so no manifest is
// fetched.
const getGlobalRemoteInfo = () => {
  throw new Error('The registry of remotes is in the document, not in a snapshot');
};

class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
}

export { getGlobalRemoteInfo, SnapshotHandler };
