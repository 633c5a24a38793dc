type Device = typeof import('./device.ts');

export const loadDevice = (): Promise<Device> => import(/* webpackChunkName: "device" */ './device.ts');

/** A browser that keeps nothing (a private window, a full disk) costs what would have been kept, and nothing else: then undefined. */
export const onDevice = <Value>(work: (device: Device) => Promise<Value>): Promise<Value | undefined> =>
  loadDevice()
    .then(work)
    .catch(() => undefined);
