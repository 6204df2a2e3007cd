import { isMainThread } from 'node:worker_threads';

// Loaded before a program, to run it years later and with private files.
if (isMainThread) process.umask(0o077);
const shift = 3 * 31_536_000_000;
const { now } = Date;

Date.now = () => now() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget),
  apply: (target) => new target(target.now()).toString(),
});
