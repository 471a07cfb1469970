// Loaded before all else in a process: shifts its dates to another moment, from which they advance. Timers, the store
// and other processes keep the real time, as on a machine with a wrong clock.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;
const now = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget === globalThis.Date ? target : newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
