import { Link, Text, View } from "@react-pdf/renderer";
import type { TestSheet, VettingRecord } from "#contract/members/member.ts";
import { MAX_TEST_SCORE } from "#contract/members/test-sheet-terms.ts";
import { VETTING_LABELS } from "#contract/members/vetting-terms.ts";
import { toDateText } from "../parts/member-texts.ts";
import { TEST_SHEET_ID } from "../parts/profile-url.ts";
import { styles } from "./cv-style.server.ts";

/** What the agency checked, how, by whom and when. */
export function CvVetting({ record: { check, how, by, on } }: { record: VettingRecord }) {
  return (
    <View style={styles.education} wrap={false}>
      <Text style={styles.strong}>{VETTING_LABELS[check]}</Text>
      <Text>{how}</Text>
      <Text style={styles.soft}>{`${by}, ${toDateText(on)}`}</Text>
    </View>
  );
}

/** How one check went: the task and the scores, with a link to the sheet. */
export function CvTestSheet({ sheet, profileUrl }: { sheet: TestSheet; profileUrl: string }) {
  const { check, on, by, task, scores } = sheet;
  return (
    <View wrap={false}>
      <Text style={styles.strong}>{`${VETTING_LABELS[check]}: how it went`}</Text>
      <Text>{task}</Text>
      {scores.map(({ name, score, note }) => (
        <Text key={name} style={styles.detailText}>
          <Text style={styles.strong}>{`${name}, ${score} of ${MAX_TEST_SCORE}. `}</Text>
          {note}
        </Text>
      ))}
      <Text style={[styles.detailText, styles.soft]}>
        {`${by}, ${toDateText(on)} · `}
        <Link src={`${profileUrl}#${TEST_SHEET_ID}`} style={styles.link}>
          The sheet on the profile
        </Link>
      </Text>
    </View>
  );
}
