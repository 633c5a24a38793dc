/**
 * The types of a service worker as far as it is used here: TypeScript's own types for it conflict with those for pages.
 */

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };

interface PushEvent extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface PressEvent extends Lasting {
  readonly notification: Notification;
}

interface FetchEvent extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(name: 'message', listener: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: PressEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
