import { useCallback, useEffect, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { toStepPath } from "#platform/forms/steps.ts";
import { type ApplyForm, applyStore } from "../form/apply.store.ts";
import { applyForm } from "../form/apply-form.ts";
import { isEmpty, isSame } from "./draft-answers.ts";

/**
 * Continues with the saved answers at the first step that is not done. Other answers in this
 * browser are not replaced: `isOther` asks.
 * @param answers once the server has handed them out
 */
export function useRestoring(answers: ApplyForm | undefined) {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const [isOther, setIsOther] = useState(false);
  const restore = useCallback(() => {
    if (!answers) return;
    applyStore.setState(answers, true);
    // Not by a document load: where storage is blocked, the answers are in memory only.
    navigate(toStepPath(applyForm.steps, answers.lastFilledStep), { replace: true });
  }, [answers, navigate]);
  useEffect(() => {
    // The form that brought them ends its own navigation first, which would end this one too.
    if (!answers || state !== "idle") return;
    const here = applyStore.getState();
    if (isEmpty(here) || isSame(here, answers)) restore();
    else setIsOther(true);
  }, [answers, state, restore]);
  return { isOther, restore };
}
