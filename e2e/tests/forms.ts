/** Fills in and sends a visitor's forms. */

import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { hydrated } from './answers.ts';

export const failedRequest = /Failed to load resource/;
export const said = (page: Page, words: string) => page.getByText(words, { exact: true });

/** Expects a toast with this title and description. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(said(page, title).first()).toBeVisible();
  await expect(said(page, description).first()).toBeVisible();
}

export async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await page.getByRole('banner').getByRole('button', { name: 'Contact me' }).click();
  await expect(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
}

export async function fillContact(page: Page, message = ''): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Jordan Ellis');
  await dialog.getByLabel('Email').fill('jordan@ellis.example');
  await dialog.getByLabel('Message').fill(message);
}

export const sendContact = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Send Message' }).click();

export async function openValuation(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page, 'With You Every Step of the Way');
  await page.getByRole('main').getByRole('button', { name: 'Get Your Free Home Valuation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Jordan Ellis');
  await dialog.getByLabel('Email').fill('jordan@ellis.example');
  await dialog.getByLabel('Street address').fill('12 Dune Road');
  await dialog.getByLabel('City').fill('Sea Bright');
  await dialog.getByLabel('ZIP code').fill('07760');
  await dialog.getByLabel('Property type').selectOption('single_family');
}

export const requestValuation = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Request my valuation' }).click();

/** Collects what the page posts to a path from now on, in order. */
export function posts(page: Page, path: string): Array<Record<string, unknown>> {
  const posted: Array<Record<string, unknown>> = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) posted.push(request.postDataJSON());
  });
  return posted;
}

/** Sets the clocks of the browser and of the site, as far as the browser is told. */
export async function setClocks(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(time));
  await page.route('**/livez', (route) => route.fulfill({ headers: { date: new Date(time).toUTCString() } }));
}
