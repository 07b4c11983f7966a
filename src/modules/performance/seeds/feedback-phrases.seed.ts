import type { Question } from "../feedback-requests/questions.ts";

/** What the seeded feedback requests ask. */
export const QUESTIONS: readonly Question[] = [
  { key: "teamwork", title: "Teamwork", kind: "rating", is_required: true },
  { key: "reliability", title: "Reliability", kind: "rating", is_required: true },
  { key: "remark", title: "What else should be said?", kind: "text", is_required: false },
];

export const THANKED = [
  "Thank you for staying until the release was out.",
  "The workshop was excellent; the customer wants another one.",
  "You explained a difficult topic so that everybody understood it.",
  "Great help when two of us were ill.",
  "The new report saves me an hour every week.",
];

export const SUGGESTED = [
  "Please tell us earlier when a date is at risk.",
  "The hand-over was short; a page of notes would have helped.",
  "In meetings, let others finish.",
  "The reviews are thorough, but take long. Could we agree on two days?",
];

export const SAID = [
  "Keep asking questions; they make our work better.",
  "Very reliable. New colleagues need a little more of your time.",
  "A pleasure to work with.",
  "I would like more frequent updates.",
  "Always well prepared.",
];
