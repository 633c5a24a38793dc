/**
 * React takes turns by messages to itself. Firefox drops those that are on their way when the page goes into its
 * back/forward cache: React would wait for one forever, and a page that came back would show nothing new. So each time
 * the page comes back, the message is sent once more. One too many does nothing.
 */
export async function withKeptTurns(loadReact: () => Promise<unknown>): Promise<void> {
  const Channel = MessageChannel;
  globalThis.MessageChannel = class extends Channel {
    constructor() {
      super();
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) this.port2.postMessage(null);
      });
    }
  };
  try {
    await loadReact();
  } finally {
    globalThis.MessageChannel = Channel;
  }
}
