/** The current time, passed in where a test sets it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
