type Device = typeof import('./device.ts');

export const loadDevice = (): Promise<Device> => import(/* webpackChunkName: "device" */ './device.ts');

/** Undefined if the browser stores nothing (a private window, a full disk). Then only the stored copy is missing. */
export const onDevice = <Value>(work: (device: Device) => Promise<Value>): Promise<Value | undefined> =>
  loadDevice()
    .then(work)
    .catch(() => undefined);
