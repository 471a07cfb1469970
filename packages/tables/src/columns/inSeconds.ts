/** A time of the contract, in ms, as exports have it. */
export const inSeconds = (ms: number | null | undefined) => (ms == null ? null : ms / 1000);
