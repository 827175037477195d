import { useStore } from "zustand";
import { failedSubmissionStore } from "./failed-submission.store.ts";

export const useFailedSubmission = () => useStore(failedSubmissionStore);
