import { failureOf, newKey, withKey } from '@gantry/api-client';
import type { AdminInquiry, AdminInquiryLine } from '@gantry/contracts/schemas/admin-inquiry';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { inquiriesApi } from '../../../api/inquiries.endpoints.ts';
import { useSalesAdminSaveQuoteLineMutation } from '../../../api/quotes.endpoints.ts';
import { LineSaver, type LineState, type SaveAnswer, type SaveAttempt } from './line-saver.ts';

type Number = Pick<AdminInquiry, 'number'>;

/** What saves the cells of an inquiry, and how it stands with each line. */
export function useLineSaver({ number, lines }: AdminInquiry): {
  readonly saver: LineSaver;
  readonly states: ReadonlyMap<string, LineState>;
} {
  const send = useSend({ number });
  const saver = useMemo(() => new LineSaver({ send, newKey }), [send]);
  useEffect(() => saver.noteLines(lines), [saver, lines]);
  const states = useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot);
  return { saver, states };
}

/** Sends a save; what is saved or overtaken takes its place in the record that is shown. */
function useSend({ number }: Number) {
  const [saveCall] = useSalesAdminSaveQuoteLineMutation();
  const dispatch = useDispatch();
  return useMemo(() => {
    const showLine = (line: AdminInquiryLine) =>
      dispatch(
        inquiriesApi.util.updateQueryData('salesAdminGetInquiry', { params: { number } }, (record) => {
          const index = record.lines.findIndex(({ id }) => id === line.id);
          if (index >= 0) record.lines[index] = line;
        }) as never,
      );
    return async (lineId: string, { version, cells, key }: SaveAttempt): Promise<SaveAnswer> => {
      const call = { params: { number, lineId }, body: { version, cells } };
      const answer = answerOf(await saveCall(withKey(call, key)));
      if ('line' in answer) showLine(answer.line);
      return answer;
    };
  }, [number, saveCall, dispatch]);
}

interface Answered {
  readonly data?: AdminInquiryLine | undefined;
  readonly error?: unknown;
}

function answerOf({ data, error }: Answered): SaveAnswer {
  if (data) return { kind: 'saved', line: data };
  const failure = failureOf(error);
  if (!failure || failure.code === 'UNAVAILABLE' || failure.code === 'INTERNAL') return { kind: 'lost' };
  const theirs = failure.code === 'STALE_VERSION' ? failure.data?.line : undefined;
  return theirs ? { kind: 'stale', line: theirs as AdminInquiryLine } : { kind: 'refused' };
}
