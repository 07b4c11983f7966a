CREATE UNLOGGED TABLE rate_limit_windows (
  key text PRIMARY KEY,
  taken_at_ms bigint[] NOT NULL,
  idle_from_ms bigint NOT NULL
) WITH (fillfactor = 50);

CREATE FUNCTION take_rate_limits(
  keys text[],
  limits integer[],
  windows_ms bigint[],
  lockouts boolean[],
  now_ms bigint,
  counting boolean
) RETURNS TABLE (used integer, open boolean, wait_ms bigint)
LANGUAGE plpgsql
AS $$
#variable_conflict use_column
BEGIN
  IF counting THEN
    PERFORM pg_advisory_xact_lock(locks.id)
    FROM (SELECT DISTINCT hashtextextended(k, 7226) AS id FROM unnest(keys) AS k ORDER BY 1) AS locks;
  END IF;

  RETURN QUERY
  WITH asked AS (
    SELECT a.*, coalesce(w.taken_at_ms, '{}') AS stored
    FROM unnest(keys, limits, windows_ms, lockouts) WITH ORDINALITY AS a (key, quota, window_ms, lockout, place)
    LEFT JOIN rate_limit_windows AS w ON w.key = a.key
  ), known AS (
    SELECT
      key, quota, window_ms, lockout, place,
      CASE
        WHEN stored[cardinality(stored)] - now_ms > window_ms THEN '{}'
        ELSE stored[greatest(1, cardinality(stored) - quota + 1):]
      END AS moments
    FROM asked
  ), seen AS (
    SELECT *, greatest(now_ms, moments[cardinality(moments)]) AS at FROM known
  ), live AS (
    SELECT
      key, quota, window_ms, lockout, place, at,
      CASE
        WHEN lockout AND cardinality(moments) = quota AND at < moments[quota] + window_ms THEN moments
        ELSE ARRAY(SELECT m FROM unnest(moments) WITH ORDINALITY AS u (m, n) WHERE m + window_ms > at ORDER BY n)
      END AS moments
    FROM seen
  ), decided AS (
    SELECT *, cardinality(moments) < quota AS has_room, bool_and(cardinality(moments) < quota) OVER () AS allowed
    FROM live
  ), settled AS (
    SELECT
      key, quota, window_ms, lockout, place, at, has_room, allowed,
      CASE WHEN counting AND allowed THEN moments || at ELSE moments END AS moments
    FROM decided
  ), written AS (
    INSERT INTO rate_limit_windows AS w (key, taken_at_ms, idle_from_ms)
    SELECT key, moments, at + window_ms FROM settled WHERE counting AND allowed
    ON CONFLICT (key) DO UPDATE SET taken_at_ms = excluded.taken_at_ms, idle_from_ms = excluded.idle_from_ms
  )
  SELECT
    cardinality(moments),
    has_room,
    coalesce(
      CASE WHEN lockout AND cardinality(moments) = quota THEN moments[quota] ELSE moments[1] END + window_ms - now_ms,
      window_ms
    )
  FROM settled
  ORDER BY place;
END;
$$;
