// Loaded before all else of a process: its dates are those of another moment, and go on from there. Timers, the store
// and other processes keep the real time, as with a machine whose clock is wrong.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;
const now = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget === globalThis.Date ? target : newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
