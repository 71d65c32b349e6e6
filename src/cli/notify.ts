import { type NotificationFormat, type NotificationLinks, renderNotification } from '../report/notification.ts';
import type { ReportSource } from '../report/report-source.ts';
import { postToWebhook } from '../system/webhook.ts';

export interface Notification {
  /** A secret. */
  readonly url: string;
  readonly format: NotificationFormat;
  readonly links: NotificationLinks;
}

/** Posts a verdict to a webhook. It never fails. @returns why it was not taken, as a sentence; null: it was */
export async function notify(source: ReportSource, { url, format, links }: Notification): Promise<string | null> {
  const refusal = await postToWebhook(url, renderNotification(source, format, links));
  return refusal === null ? null : `The webhook was not told of the verdict: ${refusal}. The verdict stands.`;
}
