let isOld = false;

/** Whether another build is served than the one that this page runs. */
export const isOldBuild = (): boolean => isOld;

export function setOldBuild(): void {
  isOld = true;
}
