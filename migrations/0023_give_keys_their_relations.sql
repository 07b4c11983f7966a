-- What comes to a key's creator by relation counts through the key only with a scope from now on. Keys that were made before
-- keep what they could do.
update api_keys set scopes = array(select distinct scope from unnest(scopes || array['self', 'team']) as scope order by scope);
