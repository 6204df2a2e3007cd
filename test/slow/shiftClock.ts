// Loaded before a program, to shift its clock by a number of milliseconds.
const shift = Number(process.env.CLOCK_SHIFT);
const { now } = Date;

Date.now = () => now() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget),
  apply: (target) => new target(target.now()).toString(),
});
