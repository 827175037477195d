/** The time now, handed in where a test needs to choose it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
