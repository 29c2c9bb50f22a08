import type { AnnouncedFile } from '@gantry/contracts/schemas/record-file';
import { sendFile, type FileProblem } from '@gantry/forms/send-file';
import { useRef } from 'react';
import {
  useSalesAnnounceInquiryFileMutation,
  useSalesSendFileChunkMutation,
} from '../../api/quote.endpoints.ts';
import { sentAnswer } from '@gantry/api-client/sent-answer';
import type { OfferKey } from './offer-key.ts';

/** The file that is chosen as purchase order: it is sent once, when the offer is accepted. */
export function usePoFile(offerKey: OfferKey) {
  const [announce] = useSalesAnnounceInquiryFileMutation();
  const [sendChunk] = useSalesSendFileChunkMutation();
  const chosen = useRef<File | null>(null);
  const sent = useRef<{ readonly file: File; readonly id: string }>(null);
  const calls = {
    announceFile: async (body: AnnouncedFile) => sentAnswer(await announce({ ...offerKey, body })),
    sendChunk: async (id: string, offset: number, body: Uint8Array) =>
      sentAnswer(await sendChunk({ params: { id }, query: { offset: String(offset) }, body })),
  };
  /** @returns the id of what is chosen, null where nothing is, or why it was not taken */
  const sendChosen = async (): Promise<{ id: string | null } | { problem: FileProblem }> => {
    const file = chosen.current;
    if (!file) return { id: null };
    if (sent.current?.file === file) return { id: sent.current.id };
    const answer = await sendFile(file, null, calls);
    if (answer.problem !== undefined) return { problem: answer.problem };
    sent.current = { file, id: answer.id };
    return { id: answer.id };
  };
  return { chooseFile: (file: File | null) => void (chosen.current = file), sendChosen };
}
