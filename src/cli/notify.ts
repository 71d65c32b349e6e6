import { type NotificationFormat, type NotificationLinks, renderNotification } from '../report/notification.ts';
import type { ReportSource } from '../report/report-source.ts';
import { postToWebhook } from '../system/webhook.ts';

/** Posts a verdict to a webhook. Its `url` is a secret. It never fails. @returns why it was not taken, as a sentence; null: it was */
export async function notify(
  source: ReportSource,
  { url, format, links }: { readonly url: string; readonly format: NotificationFormat; readonly links: NotificationLinks },
): Promise<string | null> {
  const refusal = await postToWebhook(url, renderNotification(source, format, links));
  return refusal === null ? null : `The webhook was not told of the verdict: ${refusal}. The verdict stands.`;
}
