import { expect, test } from "vitest";
import { UnsavedForms } from "./unsaved.ts";

test("the page knows of what was entered in its dialogs, a dialog only of its own", () => {
  const page = new UnsavedForms(null);
  const dialog = new UnsavedForms(page);
  let isTyped = false;
  page.add(() => false);
  const leave = dialog.add(() => isTyped);
  expect([page.has(), dialog.has()]).toEqual([false, false]);
  isTyped = true;
  expect([page.has(), dialog.has(), new UnsavedForms(page).has()]).toEqual([true, true, false]);
  leave();
  expect([page.has(), dialog.has()]).toEqual([false, false]);
});

test("what a dialog gives up is not asked for by the page, whose own input stays", () => {
  const page = new UnsavedForms(null);
  const dialog = new UnsavedForms(page);
  dialog.add(() => true);
  dialog.giveUp();
  expect([page.has(), dialog.has()]).toEqual([false, false]);
  page.add(() => true);
  new UnsavedForms(page).giveUp();
  expect(page.has()).toBe(true);
});

test("what a dialog over another one gives up is asked for by neither that one nor the page", () => {
  const page = new UnsavedForms(null);
  const dialog = new UnsavedForms(page);
  const over = new UnsavedForms(dialog);
  over.add(() => true);
  over.giveUp();
  expect([page.has(), dialog.has(), over.has()]).toEqual([false, false, false]);
});
