import type { DescriptionReading } from "#contract/clients/job-description.ts";
import type { Problem } from "#contract/http/problem.ts";
import { findStore } from "../find.store.ts";
import { toDescribedAnswers } from "./description-answers.ts";

type Outcome = { reading: DescriptionReading } | { problem: string };

const UNREACHED = "Your description couldn't be read. Check your connection and try again.";
const BROKEN = "Your description couldn't be read. Try again, or fill in the fields yourself.";

/** Reads a job description and fills the saved form with what it says. */
export async function fillFromDescription(job_description: string): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch("/api/find/description", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ job_description }),
    });
  } catch {
    return { problem: UNREACHED };
  }
  if (!response.ok) {
    const { message, errors }: Partial<Problem> = await response.json().catch(() => ({}));
    return { problem: errors?.job_description?.[0] ?? message ?? BROKEN };
  }
  const { data } = (await response.json()) as { data: DescriptionReading };
  const { texts, technologies } = toDescribedAnswers(data);
  findStore.setState({ ...texts, ...(technologies ? { technologies } : {}) });
  return { reading: data };
}
