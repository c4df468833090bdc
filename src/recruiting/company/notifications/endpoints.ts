/** Endpoints of notifications, in addition to the contract. */
import * as z from 'zod';
import { get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { logOf } from '#lib/pagination-schemas.ts';
import {
  changeChoices,
  listNotifications,
  readAllNotifications,
  readNotification,
  showChoices,
} from './actions/own.ts';
import {
  Notification,
  NotificationChoices,
  NotificationChoicesChange,
  NotificationQuery,
} from './schemas.ts';

export const notifications = [
  get(
    '/api/notifications/index',
    {
      about: 'List your notifications, newest first. They are kept for 90 days',
      limited: true,
      needs: 'applicants.read',
      query: NotificationQuery,
      returns: logOf(Notification),
    },
    (ctx, { query }) => listNotifications(ctx, query),
  ),
  post(
    '/api/notifications/read/{id}',
    {
      about: 'Mark a notification as read. Nobody else sees what you have read',
      limited: true,
      needs: 'notifications.write',
      params: z.object({ id: PathId }),
      returns: Notification,
    },
    (ctx, { params: { id } }) => readNotification(ctx, id),
  ),
  post(
    '/api/notifications/read-all',
    {
      about: 'Mark all your notifications as read',
      limited: true,
      needs: 'notifications.write',
      returns: z.null(),
    },
    (ctx) => readAllNotifications(ctx),
  ),
  get(
    '/api/notification-choices',
    {
      about: 'Get how you are told: by an email at once, in the daily email, or by no email',
      limited: true,
      needs: 'applicants.read',
      returns: NotificationChoices,
    },
    (ctx) => showChoices(ctx),
  ),
  post(
    '/api/notification-choices',
    {
      about: 'Change how you are told',
      limited: true,
      needs: 'notifications.write',
      body: NotificationChoicesChange,
      returns: NotificationChoices,
    },
    (ctx, { body }) => changeChoices(ctx, body),
  ),
];
